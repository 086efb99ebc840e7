import type { Ore } from '../../base/kit/money'
import type { PackedFile } from '../old-sheet/rules-cells'
import type { Asker } from './rules-ask'
import type { Place } from './rules-entries'
import { foldText } from './rules-words'

/** A cost that a receipt may belong to. */
export interface ReceiptOwner {
  readonly place: Place
  /** The text of the column of receipts. */
  readonly named: string
  readonly number: string
  readonly day: string
  readonly sum: Ore
}

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const stem = (path: string): string => foldName(baseName(path).replace(/\.[a-z0-9]{2,5}$/i, ''))
const foldName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

const isLease = (path: string): boolean =>
  /leiekontrakt|husleieavtale|leieavtale|leigekontrakt|lease|tenancy|hyresavtal|mietvertrag/i.test(baseName(path))

/** The ways in which a sum is written in a file's name. */
function sumTexts(sum: Ore): string[] {
  const [whole, rest] = [Math.trunc(Math.abs(sum) / 100), Math.abs(sum) % 100]
  const decimals = String(rest).padStart(2, '0')
  return rest === 0 ? [`${whole}`, `${whole},00`, `${whole}.00`] : [`${whole},${decimals}`, `${whole}.${decimals}`]
}

const dayTexts = (day: string): string[] => {
  const [year, month, date] = day.split('-') as [string, string, string]
  return [
    day,
    `${year}${month}${date}`,
    `${date}.${month}.${year}`,
    `${date}${month}${year}`,
    `${Number(date)}.${Number(month)}.${year}`,
    `${year}.${month}.${date}`,
    `${year}_${month}_${date}`,
    `${date}.${month}.${year.slice(2)}`,
  ]
}

const holds = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\d])${text.replaceAll('.', String.raw`\.`)}(?![\d])`).test(name)

export interface JoinedReceipts {
  /** Paths by the place of the cost. */
  readonly byPlace: ReadonlyMap<Place, readonly string[]>
  /** Files that the landlord wants to keep as vouchers to fill out. */
  readonly loose: readonly string[]
}

/** Joins the files of an archive to the costs: by name, else by number, else by day and sum in the file's name. */
export function joinReceipts(
  files: readonly PackedFile[],
  owners: readonly ReceiptOwner[],
  asker: Asker,
): JoinedReceipts {
  const receipts = files.filter(({ isReceipt }) => isReceipt)
  const byPlace = new Map<Place, string[]>()
  const used = new Set<string>()
  const join = (owner: ReceiptOwner, path: string) => {
    byPlace.set(owner.place, [...(byPlace.get(owner.place) ?? []), path])
    used.add(path)
  }
  const byStem = new Map(receipts.map(({ path }) => [stem(path), path]))
  const unnamed: ReceiptOwner[] = []
  for (const owner of owners) {
    const names = owner.named
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== '')
    const found = names.flatMap((name) => byStem.get(stem(name)) ?? [])
    for (const path of found) join(owner, path)
    if (found.length > 0) continue
    const missing = names.filter((name) => /\.[a-z]{3,4}$/i.test(name))
    for (const name of receipts.length > 0 ? missing : [])
      asker.ask({
        kind: 'receipt_missing',
        key: foldText(name).slice(0, 40),
        place: owner.place,
        what: name,
        word: 'askNoReceipt',
        choices: [['without', 'noReceipt']],
        blocks: false,
      })
    if (missing.length === 0) unnamed.push(owner)
  }
  const open = () => receipts.filter(({ path }) => !used.has(path) && !isLease(path))
  for (const owner of unnamed) {
    const number = /^(\d+)/.exec(owner.number === '' ? owner.named : owner.number)?.[1]
    const found =
      number === undefined
        ? undefined
        : open().find(({ path }) => new RegExp(`^(?:bilag |nr |kvittering |voucher |#)?0*${number}$`).test(stem(path)))
    const dated =
      found ??
      open().find(
        ({ path }) =>
          dayTexts(owner.day).some((text) => holds(baseName(path), text)) &&
          sumTexts(owner.sum).some((text) => holds(baseName(path).replaceAll(/(?<=\d) (?=\d{3})/g, ''), text)),
      )
    if (dated) join(owner, dated.path)
  }
  const loose = receipts
    .filter(({ path }) => !used.has(path))
    .flatMap(({ path }) => (askLoose(path, asker) ? [path] : []))
  return { byPlace, loose }
}

function askLoose(path: string, asker: Asker): boolean {
  const place = { sheet: path, line: 0, column: 0 }
  const leaveOut = ['leave_out', 'leaveOut'] as const
  if (isLease(path)) {
    asker.ask({
      kind: 'lease_file',
      place,
      what: baseName(path),
      word: 'askLeaseFile',
      choices: [leaveOut],
      blocks: false,
    })
    return false
  }
  const choices = [['fill_out', 'toFillOut'] as const, leaveOut]
  return (
    asker.ask({
      kind: 'receipt',
      place,
      what: baseName(path),
      word: 'askLooseReceipt',
      choices,
      blocks: false,
    }) === 'fill_out'
  )
}
