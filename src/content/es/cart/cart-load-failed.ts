/** The browser's console gets this sentence. */
export const cartLoadFailed = 'No se pudo leer el número de productos de la solicitud';
