/* Flat queries only: what is null or undefined is left out. */
export default class QueryString {
  constructor(query) {
    this.query = query;
  }

  toString() {
    const given = Object.entries(this.query).filter(([, value]) => value != null);
    return new URLSearchParams(given).toString();
  }
}
