/** Answers a request. `Bindings` is what Node's server knows of it beside the request itself. */
export type FetchHandler<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;
