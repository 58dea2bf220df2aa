/** The extended code SQLITE_CONSTRAINT_UNIQUE (https://sqlite.org/rescode.html). */
export const sqliteConstraintUnique = 2067;
