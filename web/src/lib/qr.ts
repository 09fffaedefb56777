// A link as a picture to photograph: a QR code.

/** The dark parts as a path in a square of this side. */
export async function codeOf(text: string): Promise<{ picture: string; side: number }> {
  // Only who looks at one needs the encoder.
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return { picture: dark.join(''), side: size };
}
