/** A growing byte buffer for keys whose byte order is the order of the values. */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(256);
  #length = 0;

  /** Everything written so far, as a copy. */
  finish(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  raw(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** 00 becomes 00 FF and the end is 00 01, so no encoding is a prefix of another. */
  text(text: string): void {
    const value = Buffer.from(text, 'utf8');
    this.#reserve(value.length * 2 + 2);
    for (const byte of value) {
      this.#bytes[this.#length++] = byte;
      if (byte === 0) this.#bytes[this.#length++] = 0xff;
    }
    this.#bytes[this.#length++] = 0;
    this.#bytes[this.#length++] = 1;
  }

  uint16(value: number): void {
    this.#reserve(2);
    this.#length = this.#bytes.writeUInt16BE(value, this.#length);
  }

  uint32(value: number): void {
    this.#reserve(4);
    this.#length = this.#bytes.writeUInt32BE(value, this.#length);
  }

  uint64(value: bigint): void {
    this.#reserve(8);
    this.#length = this.#bytes.writeBigUInt64BE(value, this.#length);
  }

  /** Doubles in numeric order; NaN is the lowest, and -0 equals 0. */
  double(value: number): void {
    this.#reserve(8);
    const at = this.#length;
    this.#length += 8;
    if (Number.isNaN(value)) {
      this.#bytes.fill(0, at, at + 8);
      return;
    }
    this.#bytes.writeDoubleBE(value === 0 ? 0 : value, at);
    const negative = ((this.#bytes[at] ?? 0) & 0x80) !== 0;
    if (!negative) this.#bytes[at] = (this.#bytes[at] ?? 0) ^ 0x80;
    else for (let i = at; i < at + 8; i++) this.#bytes[i] = (this.#bytes[i] ?? 0) ^ 0xff;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + count));
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
