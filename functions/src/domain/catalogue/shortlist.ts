/** Keeps the first few of any number of items, in order, without sorting all of them. */
export class Shortlist<Item> {
  readonly #limit: number;
  readonly #compare: (a: Item, b: Item) => number;
  readonly items: Item[] = [];

  constructor(limit: number, compare: (a: Item, b: Item) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  /** The last of the items when no more fit: what is not before it need not be added. */
  get worst(): Item | undefined {
    return this.items.length < this.#limit ? undefined : this.items.at(-1);
  }

  add(item: Item): void {
    const { worst } = this;
    if (worst !== undefined && this.#compare(item, worst) >= 0) return;
    const at = this.items.findLastIndex((other) => this.#compare(other, item) <= 0) + 1;
    this.items.splice(at, 0, item);
    if (this.items.length > this.#limit) this.items.pop();
  }
}
