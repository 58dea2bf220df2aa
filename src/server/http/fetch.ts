/** What answers a request. `Bindings` is what Node's server knows of it beside the request itself. */
export type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;
