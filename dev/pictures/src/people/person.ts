/** A portrait is drawn in a square of 128 units; the head's centre is at (64, 58). */
export interface Person {
  background: string;
  skin: string;
  hair: string;
  cloth: string;
  style: 'short' | 'side' | 'curly' | 'balding' | 'long' | 'bun' | 'bob' | 'braid' | 'hijab';
  accent?: string;
  beard?: 'full' | 'moustache' | 'stubble';
  glasses?: boolean;
  /** The red dot between the brows. */
  teep?: boolean;
  older?: boolean;
  garment: 'shirt' | 'panjabi' | 'sari' | 'kameez' | 'tee';
}
