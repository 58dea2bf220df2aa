export type FetchHandler<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;
