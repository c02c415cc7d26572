/** What a form of the public site sends: what was typed, how it was filled in, what was agreed to. */
export interface PublicForm<Details> {
  your_details: Details;
  form_check: {
    /** What stands in the field people do not see. */
    website: string;
    /** Milliseconds the form was open. */
    filled_in_ms: number;
  };
  /** The version of the privacy text the form stands beside. */
  consent_version: string;
}
