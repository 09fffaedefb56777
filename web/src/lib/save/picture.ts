// Pictures as files.

/** An SVG file as an image that can be drawn. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Rows that are painted before the page gets its turn. */
const AT_ONCE = 100;

/** An image on a canvas, painted strip by strip. */
export async function canvasWith(image: HTMLImageElement): Promise<HTMLCanvasElement> {
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // In memory, not on a graphics card: what is painted now costs its time now.
  const paper = canvas.getContext('2d', { willReadFrequently: true })!;
  for (let top = 0; top < height; top += AT_ONCE) {
    const rows = Math.min(AT_ONCE, height - top);
    paper.drawImage(image, 0, top, width, rows, 0, top, width, rows);
    await new Promise((done) => setTimeout(done));
  }
  return canvas;
}

/** A PNG file of an SVG file. */
export async function pngOf(svg: string): Promise<Blob> {
  const canvas = await canvasWith(await imageOf(svg));
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Hands a file to the person. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
