/** Logged in the browser's console. */
export const cartLoadFailed = 'No se pudo leer el número de productos de la solicitud';
