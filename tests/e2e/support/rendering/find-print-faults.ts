interface PrintFaults {
  readonly frames: readonly string[];
  readonly controls: readonly string[];
  readonly pale: readonly string[];
  readonly margins: readonly string[];
}

/** Runs in the page, for which the test has set print as the medium. */
export function findPrintFaults(): PrintFaults {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1;
  const getName = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
  const controls = [...document.querySelectorAll('button, input, select, textarea, video, iframe, a[href="#content"]')];
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const getLightness = (colour: string) => {
    if (!canvas) return 0;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
  };
  const titles = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter(isShown);
  const hasFrame = (element: Element) => {
    const { borderTopWidth, borderTopStyle, boxShadow, backgroundColor } = getComputedStyle(element);
    const isLined = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    return isLined || boxShadow !== 'none' || !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
  };
  const isEmpty = (element: Element) =>
    element.textContent.trim() === '' &&
    ![element, ...element.querySelectorAll('img, svg')].some((each) => each.matches('img, svg') && isShown(each));
  const frames = [...document.querySelectorAll('body *:not(svg *)')].filter(
    (element) =>
      isShown(element) && element.getBoundingClientRect().height > 24 && hasFrame(element) && isEmpty(element),
  );
  const margins = [...document.styleSheets]
    .flatMap((sheet) => Array.from(sheet.cssRules))
    .filter((rule) => rule instanceof CSSPageRule)
    .map((rule) => rule.style.margin)
    .filter((margin) => margin !== '');
  return {
    margins: [...new Set(margins)],
    frames: frames.map((element) => element.outerHTML.slice(0, 90)),
    controls: controls.filter((control) => isShown(control) && !control.querySelector('img')).map(getName),
    pale: titles.filter((title) => getLightness(getComputedStyle(title).color) > 0.6).map(getName),
  };
}
