import { doRowsOverlap, type ReceiptCell, type ReceiptRow } from './rules-paper'

export interface KnownSupplier {
  readonly id: number
  readonly name: string
}

/** A supplier of the landlord, or the values of a new supplier on the paper. */
export type SuggestedSupplier =
  | { readonly id: number }
  | {
      readonly id: 0
      readonly name: string
      readonly address: string
      readonly postcode: string
      readonly city: string
    }

const bare = (text: string): string =>
  ` ${text
    .toLocaleLowerCase('nb')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const company =
  /(?:^|\s)(?:AS|ASA|ANS|DA|SA|BA|KF|IKS|FKF|HF|NUF|SF|ENK|AB|ApS|A\/S|GmbH|Ltd\.?|Limited|Inc\.?|LLC|Oy|B\.?V\.?)$|^(?:sameiet|borettslaget|boligsameiet)\b|(?:borettslag|sameie|kommune)$/i
const recipient =
  /^(?:til|kunde|mottaker|fakturamottaker|faktura ?adresse|leverings ?adresse|kjøper|arbeidsgiver|betaler|bill(?:ed)? to|ship to|customer|fakturert til|betalt av)\b/i
const notName =
  /faktura|invoice|kvittering|receipt|lønnsslipp|\bdato\b|\bdate\b|\bside\b|\bpage\b|org\.? ?nr|telefon|www\.|@|postboks|https?:|\d{4}/i

const cityLine = /^(?:NO?-?)?(\d{4})\s+(\p{L}[\p{L} .-]{1,49})$/u

/** A street without a comma before its postcode: `Storgata 12 B 0155 Oslo`. */
const bareLine = /^(.{2,40}?\d+ ?[A-Za-zÆØÅæøå]?)\s+(?:NO?-?)?(\d{4})\s+(\p{L}[\p{L} .-]{1,49})$/u
/** Between the parts of an address on one line. */
const between = /\s*(?:[,;|·•]|\s[–—-]\s)\s*/

/** The parts of an address on one line, with the name before it if it is there too. */
function partsOfLine(text: string) {
  const bare = bareLine.exec(text)
  if (bare && !between.test(text))
    return { name: '', address: bare[1]!.trim(), postcode: bare[2]!, city: bare[3]!.trim() }
  const parts = text.split(between).filter((part) => part !== '')
  const at = parts.findIndex((part) => cityLine.test(part))
  const city = at > 0 ? cityLine.exec(parts[at]!) : null
  if (city) return { name: parts[at - 2] ?? '', address: parts[at - 1]!, postcode: city[1]!, city: city[2]!.trim() }
  const within = parts.findIndex((part) => bareLine.test(part))
  const last = within < 0 ? null : bareLine.exec(parts[within]!)
  return last && { name: parts[within - 1] ?? '', address: last[1]!.trim(), postcode: last[2]!, city: last[3]!.trim() }
}

interface Found {
  readonly row: number
  readonly name: ReceiptCell
  readonly address: string
  readonly postcode: string
  readonly city: string
}

const above = (rows: readonly ReceiptRow[], at: number, cell: ReceiptCell): ReceiptCell | undefined =>
  rows[at - 1]?.find((one) => doRowsOverlap(one, cell))
const isName = (cell: ReceiptCell | undefined): cell is ReceiptCell =>
  cell !== undefined &&
  cell.text.length >= 2 &&
  cell.text.length <= 50 &&
  /\p{L}{2}/u.test(cell.text) &&
  !notName.test(cell.text) &&
  !recipient.test(cell.text)

function blocks(rows: readonly ReceiptRow[]): Found[] {
  return rows.flatMap((row, at) =>
    row.flatMap((cell): Found[] => {
      const line = partsOfLine(cell.text)
      if (line && line.address.length >= 3 && line.address.length <= 50) {
        const { name: own, ...place } = line
        const inLine = { ...cell, text: own }
        const name = isName(inLine) ? inLine : above(rows, at, cell)
        return isName(name) ? [{ row: at, name, ...place }] : []
      }
      const city = cityLine.exec(cell.text)
      const street = city ? above(rows, at, cell) : undefined
      const name = street ? above(rows, at - 1, street) : undefined
      return city && street && isName(name)
        ? [{ row: at, name, address: street.text.slice(0, 50), postcode: city[1]!, city: city[2]!.trim() }]
        : []
    }),
  )
}

/**
 * The supplier on a receipt. `own` has the landlord's names, because a bill also names its receiver. Null if the sender
 * isn't certain.
 */
export function suggestSupplier(
  rows: readonly ReceiptRow[],
  known: readonly KnownSupplier[],
  own: readonly string[],
): SuggestedSupplier | null {
  const paper = bare(
    rows
      .flat()
      .map(({ text }) => text)
      .join(' '),
  )
  const mine = known
    .filter(({ name }) => bare(name).length > 4 && paper.includes(bare(name)))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  if (mine) return { id: mine.id }

  const owners = own.map(bare).filter((name) => name.length > 3)
  const isOwn = (text: string) => owners.some((name) => bare(text).includes(name))
  const isRecipient = (row: number, name: ReceiptCell) =>
    rows
      .slice(Math.max(0, row - 5), row)
      .some((cells) => cells.some((cell) => recipient.test(cell.text) && doRowsOverlap(cell, name)))
  const candidates = blocks(rows).filter(({ row, name }) => !isOwn(name.text) && !isRecipient(row, name))
  const hasNumber = ({ row }: Found) =>
    rows
      .slice(row, row + 4)
      .some((cells) => cells.some(({ text }) => /org\.? ?(?:nr|no)|foretaksreg|\bmva\b/i.test(text)))
  const block =
    candidates.find(({ name }) => company.test(name.text)) ??
    candidates.find(hasNumber) ??
    candidates.find(({ row }) => row <= 3)
  if (block) return { id: 0, name: block.name.text, address: block.address, postcode: block.postcode, city: block.city }
  const named = rows
    .slice(0, 10)
    .flatMap((row, at) =>
      row.filter((cell) => isName(cell) && company.test(cell.text) && !isOwn(cell.text) && !isRecipient(at, cell)),
    )[0]
  return named ? { id: 0, name: named.text, address: '', postcode: '', city: '' } : null
}
