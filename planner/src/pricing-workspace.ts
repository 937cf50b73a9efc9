export const unreachableValue = -1e15;

export class PricingWorkspace {
  free = new Float64Array(0);
  byOption = new Int32Array(0);
  byStart = new Int32Array(0);

  clear(size: number): void {
    if (this.free.length < size) {
      this.free = new Float64Array(size);
      this.byOption = new Int32Array(size);
      this.byStart = new Int32Array(size);
    }
    this.free.fill(unreachableValue, 0, size);
    this.byOption.fill(-1, 0, size);
  }
}

/** For each port, the best value on arrival up to the last tick evaluated, and whether it rose at that tick. */
export class BestArrivalValues {
  readonly tick: Int32Array;
  readonly worth: Float64Array;
  readonly isBetter: Uint8Array;

  constructor(places: number) {
    this.tick = new Int32Array(places).fill(-1);
    this.worth = new Float64Array(places).fill(unreachableValue);
    this.isBetter = new Uint8Array(places);
  }

  set(place: number, tick: number, worth: number): void {
    this.isBetter[place] = worth > (this.worth[place] as number) ? 1 : 0;
    this.tick[place] = tick;
    this.worth[place] = worth;
  }
}
