/**
 * The kinds of lines in the landlord's to-do list, the most urgent first. Each has an icon and a
 * verb for its button (docs/rules/year.md#to-do).
 */

/** The subject of a line: money that came in, money that went out, a paper, a person, or an authority. */
export type LineIcon = 'in' | 'out' | 'paper' | 'person' | 'authority'

/**
 * The action of the line's button. `match` accepts the suggestion as it is shown. `toContract`,
 * `fillIn`, `readFile` and `toReturn` open a page. The others open a dialog.
 */
export type LineVerb =
  | 'match'
  | 'chooseRent'
  | 'makeVoucher'
  | 'register'
  | 'setAside'
  | 'remind'
  | 'writeLetter'
  | 'readFile'
  | 'fillIn'
  | 'toContract'
  | 'toReturn'

interface KindRow {
  readonly icon: LineIcon
  readonly verb: LineVerb
}

const row = (icon: LineIcon, verb: LineVerb): KindRow => ({ icon, verb })

export const lineKinds = {
  sign: row('person', 'toContract'),
  fee: row('out', 'toContract'),
  signAgain: row('person', 'toContract'),
  /** The landlord must show the bank by a day that a case about the deposit was brought. */
  dispute: row('authority', 'toContract'),
  /** The tenant protests against the notice: the case must be brought by a day, or the notice lapses. */
  protest: row('authority', 'toContract'),
  /** Money in the bank that is certainly a rent. */
  rent: row('in', 'match'),
  /** A payment from the bank that certainly belongs to a voucher. */
  paid: row('out', 'match'),
  /** Money in the bank that is probably a payment that the landlord has registered. */
  registered: row('in', 'match'),
  /** A payment that may have been read before, from a file in another format. */
  twice: row('in', 'setAside'),
  rentLikely: row('in', 'match'),
  rentBack: row('out', 'match'),
  paidLikely: row('out', 'match'),
  /** Somebody owes rent, and no file of the bank has been read since the due day. */
  unread: row('paper', 'readFile'),
  /** Rent is owed although the bank was read after the due day. */
  owed: row('person', 'remind'),
  /** No payment of the rent is registered, and the bank was not read after the due day. */
  unpaid: row('person', 'register'),
  /** Rent is due today. It is not late. */
  dueToday: row('person', 'register'),
  finish: row('person', 'toContract'),
  /** The landlord's notice is made to be printed, and not handed over yet. */
  handOver: row('person', 'toContract'),
  /** The lease is over and the deposit paid out, and the contract isn't finished. */
  finishSettled: row('person', 'toContract'),
  /** A tenant moves out within thirty days. */
  leaving: row('person', 'toContract'),
  receipt: row('paper', 'fillIn'),
  /** Money that went to somebody who has been paid before. It has no voucher. */
  voucher: row('out', 'makeVoucher'),
  deposit: row('in', 'toContract'),
  release: row('out', 'toContract'),
  close: row('out', 'toContract'),
  /** A finished contract's deposit, on an account that wasn't opened here, has no settlement. */
  settle: row('out', 'toContract'),
  /** Nobody needs the papers of a finished contract any more. */
  erase: row('person', 'toContract'),
  return: row('authority', 'toReturn'),
  unknownIn: row('in', 'chooseRent'),
  /** Money that went to somebody who has never been paid before. */
  unknownOut: row('out', 'makeVoucher'),
  /** The tenants were reminded since the oldest unpaid rent was due. So the line rests behind the others. */
  reminded: row('person', 'writeLetter'),
} as const satisfies Readonly<Record<string, KindRow>>

export type LineKind = keyof typeof lineKinds

const order = Object.keys(lineKinds) as readonly LineKind[]

/** Sorts lines by their kinds, the most urgent first. Lines of one kind stay in their order. */
export const byUrgency = <T extends { readonly kind: LineKind }>(lines: readonly T[]): T[] =>
  lines.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
