import { z } from 'zod'
import { readJson } from '../../provider/read-json'
import { mostFound, shortestAddress, type FoundAddress } from '../model'
import type { AddressRegister } from '../port'
import { addressQuery, placeNameOf } from '../texts'
import { failureOfStatus, typedRegister, type AskRegister, type RegisterAdapterDeps } from '../ask'

const path = '/adresser/v1/sok'

/** Any value may be null, and any key may be missing. */
const Hit = z.looseObject({
  adressetekst: z.string().nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  kommunenummer: z.string().nullish(),
  kommunenavn: z.string().nullish(),
  gardsnummer: z.int().nullish(),
  bruksnummer: z.int().nullish(),
  festenummer: z.int().nullish(),
})
const Answer = z.looseObject({ adresser: z.array(Hit) })

function toAddress(hit: z.output<typeof Hit>): FoundAddress | [] {
  const postcode = hit.postnummer ?? ''
  // Without these an address fills nothing in.
  if (!hit.adressetekst || !/^\d{4}$/.test(postcode)) return []
  return {
    address: hit.adressetekst,
    postcode,
    city: placeNameOf(hit.poststed ?? ''),
    municipality_number: hit.kommunenummer ?? '',
    municipality: placeNameOf(hit.kommunenavn ?? ''),
    property_number: hit.gardsnummer ?? null,
    holding_number: hit.bruksnummer ?? null,
    lease_number: hit.festenummer ?? null,
  }
}

async function ask(request: AskRegister, query: Record<string, string>, signal: AbortSignal): Promise<FoundAddress[]> {
  // It refuses unknown parameters with 400.
  const search = new URLSearchParams({ ...query, treffPerSide: String(mostFound) })
  const answer = await request(`${path}?${search.toString()}`, {}, signal)
  if (answer.status !== 200) throw failureOfStatus(answer, 'addresses')
  return readJson(Answer, answer.text, 'addresses').adresser.flatMap(toAddress).slice(0, mostFound)
}

/** Addresses of Kartverket (api.kartverket.no, CC BY 4.0). The typed text is sent, and nothing about the person. */
export function kartverket(url: string, deps: RegisterAdapterDeps): AddressRegister {
  const register = typedRegister('kartverket', url, deps)
  return {
    async search(typed) {
      const words = addressQuery(typed, shortestAddress)
      if (words === null) return []
      return await register('addresses', async (request, signal) => {
        const found = await ask(request, { sok: `${words}*` }, signal)
        // A bare number can't be misspelt, and the register refuses to try.
        if (found.length > 0 || /^[\d\s]+$/.test(words)) return found
        return await ask(request, { sok: words, fuzzy: 'true' }, signal)
      })
    },
  }
}
