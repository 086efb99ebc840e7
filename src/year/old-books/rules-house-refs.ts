import type { Asker, AskedChoice, OldBooksWord } from './rules-ask'
import type { FoundBooks } from './rules-context'
import type { Place } from './rules-entries'
import { isHouseValue } from './rules-houses'
import type { AccountBooks, HouseRef, ProposedHouse } from './rules-proposal'
import { cutText, nameKey } from './rules-words'

/** Finds the house of each row, and makes the list of houses of the proposal. */
export interface HouseFinder {
  /** The house that a row names, its sheet has, or that is the only one. Null where it must be asked. */
  placeOf(value: string, section: string): number | null
  /** Asks for the house of rows without one. Null while there is no answer. */
  ask(place: Place, what: string): number | null
  /** Finds the house of a receipt without a row by the words of its path, or asks for it. */
  placeOfReceipt(path: string, name: string): number | null
  /** The id of a house that the account has. Null for a new one. */
  idOf(house: number): number | null
  /** The houses of the proposal are listed before this is called. */
  refOf(house: number): HouseRef
  nameOf(house: number): string
  /** The houses that records name, in the order of the proposal. */
  proposed(used: ReadonlySet<number>): ProposedHouse[]
}

interface Known {
  readonly name: string
  readonly houseId: number | null
  readonly proposed: ProposedHouse | null
}

export function houseFinder(
  { houses }: FoundBooks,
  account: AccountBooks,
  fileName: string,
  asker: Asker,
): HouseFinder {
  const matches = (name: string, address: string) =>
    account.houses.find((one) =>
      [nameKey(one.name), nameKey(one.address)].some(
        (key) => key !== '' && (key === nameKey(name) || key === nameKey(address)),
      ),
    )
  const known: Known[] = houses.houses.map(({ name, address, postcode, city, sheet, line }) => ({
    name,
    houseId: matches(name, address)?.id ?? null,
    proposed: { name, address, postcode, city, place: { sheet, line, column: 0 } },
  }))
  const placeOfAccount = new Map<number, number>()
  const accountPlace = (id: number, name: string): number => {
    const found = known.findIndex(({ houseId }) => houseId === id)
    if (found >= 0) return found
    const place = placeOfAccount.get(id) ?? known.push({ name, houseId: id, proposed: null }) - 1
    placeOfAccount.set(id, place)
    return place
  }
  const newName = cutText(fileName.replace(/\.[a-z]{2,5}$/i, '').replaceAll('_', ' '), 50) || '1'
  let made: number | null = null
  const order: number[] = []
  const named = houses.houses.length
  const placeOf = (value: string, section: string): number | null => {
    if (isHouseValue(value)) {
      const found = houses.find(value) ?? houses.findIn(value)
      if (found !== null) return found
    }
    const bySection = section === '' ? null : houses.findIn(section)
    if (bySection !== null) return bySection
    if (value !== '' && !isHouseValue(value)) return null
    if (named === 1) return 0
    const [only, ...others] = account.houses
    return named === 0 && only && others.length === 0 ? accountPlace(only.id, only.name) : null
  }
  const makeHouse = (place: Place): number => {
    made ??=
      known.push({
        name: newName,
        houseId: null,
        proposed: { name: newName, address: '', postcode: '', city: '', place: { ...place, column: 0 } },
      }) - 1
    return made
  }
  const ask = (place: Place, what: string, word: OldBooksWord): number | null => {
    const choices: AskedChoice[] = [
      ...known.slice(0, named).map((one, at) => ({ id: `house-${at}`, text: one.name })),
      ...account.houses
        .filter(({ id }) => !known.slice(0, named).some(({ houseId }) => houseId === id))
        .map(({ id, name }) => ({ id: `id-${id}`, text: name })),
      ...(named === 0 ? [{ id: 'new', text: asker.word('newHouse', { name: newName }) }] : []),
      ['leave_out', 'leaveOut'],
    ]
    const key = named === 0 ? '' : String(place.line)
    const answer = asker.ask({ kind: 'house', key, place, what, word, choices, blocks: true })
    if (answer === null || answer === 'leave_out') return null
    if (answer === 'new') return makeHouse(place)
    const [kind, number] = answer.split('-') as [string, string]
    const id = Number(number)
    return kind === 'house' ? id : accountPlace(id, account.houses.find((one) => one.id === id)?.name ?? '')
  }
  return {
    placeOf,
    ask: (place, what) => ask(place, what, named === 0 ? 'askHouseOfAll' : 'askHouse'),
    placeOfReceipt: (path, name) =>
      placeOf('', path) ?? ask({ sheet: path, line: 0, column: 0 }, name, 'askHouseOfReceipt'),
    idOf: (house) => known[house]?.houseId ?? null,
    nameOf: (house) => known[house]?.name ?? '',
    refOf(house) {
      const houseId = known[house]?.houseId ?? null
      if (houseId !== null) return { house: null, houseId }
      if (!order.includes(house)) throw new Error('the houses of the proposal are listed before its records')
      return { house: order.indexOf(house), houseId: null }
    },
    proposed(used) {
      order.splice(0)
      for (const [at, { houseId, proposed }] of known.entries())
        if (used.has(at) && houseId === null && proposed) order.push(at)
      return order.map((at) => known[at]!.proposed!)
    },
  }
}
