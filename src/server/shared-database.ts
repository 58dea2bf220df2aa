/** The database in which several instances of the site count their requests together. */
export interface SharedDatabase {
  query(sql: string, values: unknown[]): Promise<unknown>;
}
