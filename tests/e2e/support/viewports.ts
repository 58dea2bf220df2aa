export const phone = { width: 360, height: 740 } as const;
export const touchPhone = { viewport: phone, hasTouch: true, isMobile: true } as const;
