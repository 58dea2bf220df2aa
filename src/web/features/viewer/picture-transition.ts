import { pictureUrls, type PictureFile } from '#content/pictures/picture.ts';
import { easeOut, getReducedMotionQuery, quickMs } from '#web/browser/motion/motion.ts';

export function findLoadedUrl(file: PictureFile): string | undefined {
  return findImagesOnPage(file).find((image) => image.naturalWidth > 0)?.currentSrc;
}

export function growFromPage(picture: HTMLElement, file: PictureFile): void {
  animate(picture, [createSmallKeyframe(picture, file), { transform: 'none', clipPath: 'inset(0)', opacity: 1 }]);
}

export function shrinkToPage(picture: HTMLElement, file: PictureFile): void {
  const { transform } = picture.style;
  animate(
    picture,
    [{ transform: transform || 'none', clipPath: 'inset(0)' }, createSmallKeyframe(picture, file)],
    'forwards',
  );
}

function animate(picture: HTMLElement, keyframes: readonly Keyframe[], fill: FillMode = 'none'): void {
  for (const running of picture.getAnimations()) running.cancel();
  if (!getReducedMotionQuery().matches) picture.animate([...keyframes], { duration: quickMs, easing: easeOut, fill });
}

function createSmallKeyframe(picture: HTMLElement, file: PictureFile): Keyframe {
  const frame = findImagesOnPage(file).find(isInViewport)?.parentElement;
  if (!frame) return { transform: 'scale(0.96)', opacity: 0 };
  const { offsetWidth: width, offsetHeight: height } = picture;
  const parentBox = picture.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const target = frame.getBoundingClientRect();
  const scale = Math.max(target.width / width, target.height / height);
  const x = target.left + target.width / 2 - (parentBox.left + picture.offsetLeft + width / 2);
  const y = target.top + target.height / 2 - (parentBox.top + picture.offsetTop + height / 2);
  const insetX = (width - target.width / scale) / 2;
  const insetY = (height - target.height / scale) / 2;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${insetY}px ${insetX}px)`,
    opacity: 1,
  };
}

function findImagesOnPage(file: PictureFile): readonly HTMLImageElement[] {
  const { fallback } = pictureUrls(file);
  return [...document.querySelectorAll<HTMLImageElement>(`main img[src="${fallback}"]`)]
    .filter((image) => image.closest('dialog') === null)
    .toSorted((a, b) => b.clientWidth - a.clientWidth);
}

function isInViewport(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
