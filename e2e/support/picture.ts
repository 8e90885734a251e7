import type { Page } from '@playwright/test';

interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Returns a PNG for a file input: noise over a colour, so that its size in bytes is like a photograph's. */
export async function makePicture(page: Page, name: string, color: string): Promise<Picture> {
  const base64 = await page.evaluate((ground) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 600;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 600, 600);
    for (let at = 0; at < 40_000; at += 1) {
      pen.fillStyle = `rgb(${at % 256} ${(at * 7) % 256} ${(at * 31) % 256} / 0.4)`;
      pen.fillRect((at * 73) % 600, (at * 151) % 597, 2, 2);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, color);
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
