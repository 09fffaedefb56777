#!/bin/bash
# Asks the server on this machine whether it is alive, or whether it takes requests
# (`probe.sh /api/ready`). Fails if it does not say so. For images without curl.
set -euo pipefail
path=${1:-/api/health} port=${SPIELHOF_PORT:-7777}
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$path" "$port" >&3
IFS= read -r -t 4 -u 3 status
[[ $status == 'HTTP/1.1 200 '* ]]
