export interface AnswerText {
  readonly title: string;
  readonly text: string;
  /** Absent for cardamom, which is not sold: its answer offers a message. */
  readonly link?: { readonly path: string; readonly label: string };
}
