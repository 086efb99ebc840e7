import { z } from 'zod'
import { readJson } from '../../provider/read-json'
import { mostFound, type FoundOrganisation } from '../model'
import type { OrganisationRegister } from '../port'
import { linesOfAddress, placeNameOf } from '../texts'
import { failureOfStatus, typedRegister, type AskRegister, type RegisterAdapterDeps } from '../ask'

const path = '/enhetsregisteret/api'
/** The version of the format. Without it the newest one comes. */
const format = { accept: 'application/vnd.brreg.enhetsregisteret.enhet.v2+json' }

const Address = z.looseObject({
  adresse: z.array(z.string().nullable()).nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  land: z.string().nullish(),
  landkode: z.string().nullish(),
})
const Unit = z.looseObject({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().nullish(),
  organisasjonsform: z.looseObject({ kode: z.string().nullish() }).nullish(),
  forretningsadresse: Address.nullish(),
  beliggenhetsadresse: Address.nullish(),
  postadresse: Address.nullish(),
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
  respons_klasse: z.string().nullish(),
  slettedato: z.string().nullish(),
})
/** `_embedded` is missing when nothing was found. */
const Found = z.looseObject({ _embedded: z.looseObject({ enheter: z.array(Unit).nullish() }).nullish() })
const Removed = z.looseObject({ organisasjonsnummer: z.string().nullish() })

/** A deleted organisation is answered with 200 too. */
function stateOf(unit: z.output<typeof Unit>): FoundOrganisation['state'] {
  if (unit.respons_klasse === 'SlettetEnhet' || typeof unit.slettedato === 'string') return 'deleted'
  if (unit.konkurs === true) return 'bankrupt'
  if (unit.underAvvikling === true || unit.underTvangsavviklingEllerTvangsopplosning === true) return 'dissolving'
  return 'active'
}

function toOrganisation(unit: z.output<typeof Unit>): FoundOrganisation {
  const place = unit.forretningsadresse ?? unit.beliggenhetsadresse ?? unit.postadresse
  const lines = (place?.adresse ?? []).filter((line) => line !== null)
  return {
    organisation_number: unit.organisasjonsnummer,
    name: unit.navn ?? '',
    address: linesOfAddress(lines),
    // A foreign address has no Norwegian postcode.
    postcode: place?.postnummer ?? '',
    city: placeNameOf(place?.poststed ?? ''),
    form: unit.organisasjonsform?.kode ?? '',
    state: stateOf(unit),
  }
}

async function readOne(
  request: AskRegister,
  at: string,
  number: string,
  signal: AbortSignal,
): Promise<FoundOrganisation | null> {
  const answer = await request(`${path}/${at}/${number}`, format, signal)
  // The body of a 404 is empty.
  if (answer.status === 404) return null
  if (answer.status === 410) {
    readJson(Removed, answer.text === '' ? '{}' : answer.text, 'organisation')
    return { organisation_number: number, name: '', state: 'deleted' }
  }
  if (answer.status !== 200) throw failureOfStatus(answer, 'organisation')
  return toOrganisation(readJson(Unit, answer.text, 'organisation'))
}

/**
 * Enhetsregisteret (data.brreg.no, NLOD 2.0). Its call about the persons of an organisation is never used.
 */
export function brreg(url: string, deps: RegisterAdapterDeps): OrganisationRegister {
  const register = typedRegister('brreg', url, deps)
  return {
    search: (name) =>
      register('organisations', async (request, signal) => {
        const search = new URLSearchParams({ navn: name, size: String(mostFound) })
        const answer = await request(`${path}/enheter?${search.toString()}`, format, signal)
        if (answer.status !== 200) throw failureOfStatus(answer, 'organisations')
        const { _embedded: found } = readJson(Found, answer.text, 'organisations')
        return (found?.enheter ?? []).slice(0, mostFound).map(toOrganisation)
      }),
    find: (number) =>
      register(
        'organisation',
        // The number of a part of an organisation is not found among the organisations.
        async (request, signal) =>
          (await readOne(request, 'enheter', number, signal)) ??
          (await readOne(request, 'underenheter', number, signal)),
      ),
  }
}
