import type { BookSheet } from '../old-sheet/rules-cells'
import { sideOfText, meaningOf } from './rules-category-words'
import type { FoundTable } from './rules-tables'
import { cutText, foldText, isDitto, monthInText, nameKey, yearInText } from './rules-words'

/** A dwelling that the file names. */
export interface ReadHouse {
  readonly name: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly sheet: string
  readonly line: number
}

/** `Storgata 12 B, 0155 Oslo`. A number after the street makes it an address. */
const addressText =
  /(?:^|[\s:–-])((?:\p{Lu}[\p{L}.'’-]*)(?:\s+[\p{L}.'’-]+){0,4}\s+\d{1,4}\s?[A-Za-z]?)(?:\s*[,–-]\s*|\s+)(\d{4})\s+(\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)*)/u

const streetText =
  /(?:^|[\s:–-])((?:\p{Lu}[\p{L}.'’-]*)(?:\s+[\p{L}.'’-]+){0,3}\s+\d{1,4}\s?[A-Za-z]?)(?=$|\s*[,;–(-]|\s+(?:\d{4}|utleie|leie|regnskap|inntekt|kopi|rent|rental))/u

const titleWords =
  /^(?:utleie(?:regnskap)?|regnskap|leieregnskap|rekneskap|inntekter|utgifter|rental|income|rent|for|av|of|accounts?|bolig|leilighet|hus|vermietung|uthyrning|hybel)\s+/iu

/** Words in capitals, as in a title, in the usual way of writing. */
const usualCase = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replaceAll(/(^|[\s-])(\p{Ll})(?!\s|$)/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/(\d)\s?([a-z])$/, (_, number: string, letter: string) => `${number} ${letter.toUpperCase()}`)
    : text

const withoutTitle = (text: string): string => {
  let rest = text
  while (titleWords.test(rest)) rest = rest.replace(titleWords, '')
  return rest.trim()
}

/** The house that a title, a note or a sheet's name tells by its address. */
export function houseInText(text: string, sheet: string, line: number): ReadHouse | null {
  if (text.length > 200) return null
  const named = /^([^:]{2,40}):\s*(.+)$/.exec(text)
  const body = named ? named[2]! : text
  const full = addressText.exec(usualTitle(body))
  if (full) {
    const address = withoutTitle(full[1]!)
    const given =
      named && !/^(?:adresse|address|eiendom|bolig|objekt|property|adress)$/i.test(named[1]!.trim())
        ? named[1]!.trim()
        : address
    return {
      name: cutText(given, 50),
      address: cutText(address, 100),
      postcode: full[2]!,
      city: cutText(full[3]!, 50),
      sheet,
      line,
    }
  }
  return null
}

/** A title in capitals is read as one that is not. */
const usualTitle = (text: string): string => (text === text.toUpperCase() ? usualCase(text) : text)

/** The house that a title tells by its street alone. */
export function streetInTitle(text: string, sheet: string, line: number): ReadHouse | null {
  if (text.length > 80 || /\d\s?%|kr/i.test(text)) return null
  const found = streetText.exec(usualTitle(text))
  if (!found) return null
  const address = withoutTitle(found[1]!)
  const number = /\d{1,4}\s?[A-Za-z]?$/.exec(address)?.[0] ?? ''
  // "Januar 2023" and "Regnskap 2024" have the form of a street with a number.
  if (yearInText(number) !== null || monthInText(address) !== null || !/\p{L}{3}/u.test(address)) return null
  return { name: cutText(address, 50), address: cutText(address, 100), postcode: '', city: '', sheet, line }
}

/** Words for a sheet that are no house. */
const noHouseName =
  /^(?:ark|sheet|tabelle|blad|regnskap|rekneskap|bilag|utgift|inntekt|oversikt|oppsummer|summary|total|notat|notes|mal|template|inventar|innbo|avskriv|driftsmid|hovedbok|ledger|journal|kassabok|dagbok|data|leie|rent|furniture|read ?me|les ?meg|konto|bank|budsjett|eksport|export|sum|år|utleie|transaksjon|kostnad|resultat|leietaker|tenants|depositum|lån|møbl|møbler|utstyr|q[1-4]|kvartal|halvår|register|liste|airbnb|booking|reservations|earnings|rf|skatt|kladd)/i

/** The house that the name of a sheet tells, where a workbook has a sheet for each dwelling. */
export function houseOfSheetName(title: string): string | null {
  const text = withoutTitle(
    title
      .replaceAll(/(?:199\d|20[0-5]\d)/g, ' ')
      .replaceAll(/[_]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).replace(/^[-–,. ]+|[-–,. ]+$/g, '')
  if (text.length < 3 || !/\p{L}{3}/u.test(text) || noHouseName.test(text)) return null
  if (monthInText(text) !== null || meaningOf(text) !== null || sideOfText(text) !== null) return null
  return text
}

/** The texts of a sheet that are outside of its tables. */
export function looseTexts(
  sheet: BookSheet,
  tables: readonly FoundTable[],
): { readonly line: number; readonly text: string }[] {
  const own = tables.filter((table) => table.sheet === sheet && table.kind !== 'nothing')
  const first = Math.min(...own.map(({ headerLine }) => headerLine ?? 0), Number.POSITIVE_INFINITY)
  return sheet.rows
    .filter(({ line }) => line < first)
    .flatMap(({ line, cells }) =>
      cells.flatMap((cell) => (cell && cell.text !== '' && cell.value === null ? [{ line, text: cell.text }] : [])),
    )
}

/** Houses by the words of their names, with what is known of each. */
export interface HouseBook {
  readonly houses: readonly ReadHouse[]
  /** Adds a house, or what is new about one that has the same name or address. Returns its place. */
  add(this: void, house: ReadHouse): number
  find(this: void, name: string): number | null
  /** The house whose address or name a text has in it. */
  findIn(this: void, text: string): number | null
}

export function houseBook(): HouseBook {
  const houses: ReadHouse[] = []
  const places = new Map<string, number>()
  return {
    houses,
    add(house) {
      const keys = [nameKey(house.name), nameKey(house.address)].filter((key) => key !== '')
      const place = keys.map((key) => places.get(key)).find((found) => found !== undefined) ?? houses.length
      const before = houses[place]
      houses[place] = before
        ? {
            ...before,
            address: before.address || house.address,
            postcode: before.postcode || house.postcode,
            city: before.city || house.city,
          }
        : house
      for (const key of keys) places.set(key, place)
      return place
    },
    find: (name) => places.get(nameKey(name)) ?? null,
    findIn(text) {
      const padded = ` ${foldText(text)} `
      for (const [key, place] of places) if (key.length > 3 && padded.includes(` ${key} `)) return place
      return null
    },
  }
}

/** True if a value in a column of houses names one. "Felles" and "begge" name several. */
export const isHouseValue = (text: string): boolean =>
  text !== '' &&
  !isDitto(text) &&
  !/^(?:felles|begge|alle|all|both|common|shared|diverse|-+|\?+|ukjent)$/i.test(text.trim())
