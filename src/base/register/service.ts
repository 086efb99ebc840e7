import { placeOfPostcode } from '../country/rules-place'
import type { Ctx } from '../call/context'
import { ProviderFailure } from '../provider/failure'
import { lookUps, type LookUps } from './look-ups'
import { shortestAddress, shortestName, type FoundAddress, type FoundOrganisation } from './model'
import type { Registers } from './port'
import { addressQuery, organisationDigits } from './texts'
import { isOrganisationNumber } from '../kit/control-digit'

const hour = 3_600_000
/** The time for which an answer is used again, in ms. */
const addressAge = 24 * hour
const organisationAge = 7 * 24 * hour

/**
 * Look-ups while somebody types. A register that is away, slow or strange answers nothing and says so in `X-Register`,
 * and typing goes on. Answers are kept in this process for a time, by what was typed and not by who typed it.
 */
export function lookUpService(registers: Registers | null, steady: () => number) {
  const addresses: LookUps<FoundAddress> = lookUps(addressAge, steady)
  const organisations: LookUps<FoundOrganisation> = lookUps(organisationAge, steady)

  async function answered<T>(ctx: Ctx, work: (from: Registers) => Promise<readonly T[]>): Promise<T[]> {
    if (registers === null) {
      ctx.noteRegister?.('off')
      return []
    }
    try {
      return [...(await work(registers))]
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      ctx.noteRegister?.('away')
      return []
    }
  }

  return {
    /** Addresses that begin with a text of at least three characters. */
    addresses: (ctx: Ctx, typed: string): Promise<FoundAddress[]> =>
      answered(ctx, async (from) => {
        const words = addressQuery(typed, shortestAddress)
        if (words === null) return []
        const found = await addresses(words.toLocaleLowerCase('nb'), () => from.addresses.search(words))
        // The register writes places in capitals. Ours are written as people write them, dashes and all.
        return found.map(({ city, ...rest }) =>
          Object.assign({}, rest, { city: placeOfPostcode(rest.postcode) ?? city }),
        )
      }),

    /** Organisations by name, or the one of a number. A number with a wrong control digit is nobody's. */
    organisations: (ctx: Ctx, typed: string): Promise<FoundOrganisation[]> =>
      answered(ctx, async (from) => {
        const digits = organisationDigits(typed)
        if (digits !== null) {
          if (!isOrganisationNumber(digits)) return []
          return await organisations(digits, async () => {
            const found = await from.organisations.find(digits)
            return found === null ? [] : [found]
          })
        }
        const name = typed.trim().replace(/\s+/g, ' ')
        if (name.length < shortestName) return []
        return await organisations(name.toLocaleLowerCase('nb'), () => from.organisations.search(name))
      }),
  }
}

export type LookUpService = ReturnType<typeof lookUpService>
