// The line to the lobby. It comes back by itself, and rests while nobody looks.
import { after, NOTHING, unpacked, type Lobby } from './news';

/** The server closes a line on which nothing is said for a minute. */
const PING = 20_000;
const SOONEST = 1000;
const LATEST = 30_000;

/** Tells what is in the lobby, now and whenever it changes, until it is called off. */
export function watchLobby(show: (lobby: Lobby) => void): () => void {
  let socket: WebSocket | null = null;
  let lobby = NOTHING;
  let wait = SOONEST;
  let timer = 0;
  let ended = false;
  /** Unpacking takes time: one message after the other. */
  let queue = Promise.resolve();

  function connect(): void {
    if (ended || document.hidden || socket) return;
    const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby`);
    line.binaryType = 'arraybuffer';
    socket = line;
    const ping = setInterval(() => line.readyState === WebSocket.OPEN && line.send('"ping"'), PING);
    line.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
      wait = SOONEST;
      queue = queue
        .then(() => unpacked(data))
        .then(
          (news) => {
            if (line !== socket) return;
            lobby = after(lobby, news);
            show(lobby);
          },
          // What cannot be read is asked for anew.
          () => line.close(),
        );
    };
    line.onclose = () => {
      clearInterval(ping);
      if (line !== socket) return;
      socket = null;
      clearTimeout(timer);
      timer = window.setTimeout(connect, wait);
      wait = Math.min(LATEST, wait * 2);
    };
  }

  function turned(): void {
    if (!document.hidden) return connect();
    const line = socket;
    socket = null;
    line?.close();
  }

  document.addEventListener('visibilitychange', turned);
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turned);
    socket?.close();
    socket = null;
  };
}
