import styles from './loupe.module.css';

export function attachLoupe(frame: HTMLElement): void {
  const picture = frame.querySelector('picture');
  if (!picture || frame.querySelector(`.${styles.glass}`)) return;
  const glass = document.createElement('span');
  glass.className = styles.glass ?? '';
  glass.ariaHidden = 'true';
  glass.hidden = true;
  glass.append(createEnlargedCopy(picture));
  frame.append(glass);

  const moveGlass = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const lengths = { '--x': clientX - left, '--y': clientY - top, '--width': width, '--height': height };
    for (const [name, length] of Object.entries(lengths)) glass.style.setProperty(name, `${length}px`);
    glass.hidden = false;
  };
  const listening = new AbortController();
  const remove = () => {
    glass.remove();
    listening.abort();
  };
  frame.addEventListener('pointermove', moveGlass, { signal: listening.signal });
  for (const event of ['pointerleave', 'click']) frame.addEventListener(event, remove, { signal: listening.signal });
}

function createEnlargedCopy(picture: HTMLPictureElement): HTMLPictureElement {
  const copy = picture.cloneNode(true) as HTMLPictureElement;
  copy.className = styles.large ?? '';
  for (const part of copy.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) {
    part.sizes = `${2 * picture.clientWidth}px`;
    if (part instanceof HTMLImageElement) part.alt = '';
  }
  return copy;
}
