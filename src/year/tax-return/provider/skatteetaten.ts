import { z } from 'zod'
import type { Ids } from '../../../base/call/context'
import { ProviderFailure } from '../../../base/provider/failure'
import { readJson } from '../../../base/provider/read-json'
import { providerFetch } from '../../../base/provider/fetch'
import { openProvider, type ProviderDeps } from '../../../base/provider/provider'
import { loadXml } from '../../../base/xml/library'
import { landNumbersOf, type FoundProperty } from '../model-document'
import { newUuid, TaxRefused, type ProviderConversations, type TaxAuthority, type Taxpayer } from '../port'

export interface AuthoritySettings {
  readonly apiUrl: string
  readonly viewUrl: string
}

/** The maximum number of bytes in an answer. A draft with many properties has some hundred KB, encoded as base64. */
const maxBytes = 12_000_000

/** The authority's interface, version 2, in the name of the person who logged in. */
export function skatteetaten(
  settings: AuthoritySettings,
  deps: Omit<ProviderDeps, 'name'> & { readonly ids: Ids },
): ProviderConversations<TaxAuthority> {
  const provider = openProvider({ ...deps, name: 'skatteetaten' })
  const fetch = providerFetch({
    origins: [settings.apiUrl],
    timeoutMs: 9000,
    maxBytes,
    // The person's national id is part of the path.
    nameOf: (path) => path.replace(/\/\d{11}(?=[/?]|$)/, '/…'),
  })
  return {
    async ask(operation, taxpayer, work) {
      // All answers that are read are XML.
      await loadXml()
      return await provider.ask(operation, (signal) =>
        work(conversation(fetch, { ...settings, ...taxpayer, ids: deps.ids, signal })),
      )
    },
  }
}

interface Conversation {
  readonly ids: Ids
  readonly signal: AbortSignal
}

interface Asked {
  /** The name in the log. */
  readonly as: string
  readonly path: string
  readonly accept: 'application/xml' | 'application/json'
  /** The XML to send. If missing, the request is a GET. */
  readonly body?: string
}

function conversation(
  fetch: typeof globalThis.fetch,
  { apiUrl, viewUrl, nationalId, accessToken, ids, signal }: AuthoritySettings & Taxpayer & Conversation,
): TaxAuthority {
  async function ask({ as, path, accept, body }: Asked): Promise<string> {
    const answer = await fetch(`${apiUrl}/api/skattemelding/v2/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept,
        korrelasjonsid: newUuid(ids),
        ...(body !== undefined && { 'content-type': 'application/xml' }),
      },
      ...(body !== undefined && { body }),
      signal,
    })
    const text = await answer.text()
    if (!answer.ok) throw new TaxRefused(answer.status, `${as}: ${answer.status}${errorIn(text)}`)
    return text
  }
  return {
    draft: (year) =>
      ask({ as: 'draft', path: `${year}/${nationalId}?inkluderUtvidetVeiledning=true`, accept: 'application/xml' }),
    validate: (year, envelope) =>
      ask({ as: 'validate', path: `valider/${year}/${nationalId}`, accept: 'application/xml', body: envelope }),
    async preview(envelope) {
      const text = await ask({
        as: 'preview',
        path: 'til-midlertidig-lagret-skattemelding-for-visning',
        accept: 'application/json',
        body: envelope,
      })
      const { url } = readJson(PreviewAnswer, text, 'preview')
      if (!isBelow(url, viewUrl)) throw new ProviderFailure('unreadable', 'preview: an address that is not its own')
      return url
    },
    async search(year, query) {
      const path = `eiendom/soek/${year}?${new URLSearchParams({ query }).toString()}`
      return readJson(SearchAnswer, await ask({ as: 'search', path, accept: 'application/json' }), 'search')
    },
  }
}

/** True if an address is on the authority's pages. Compares the parsed origins, not the texts. */
function isBelow(url: string, pages: string): boolean {
  const [at, base] = [URL.parse(url), new URL(pages)]
  if (at === null || at.username !== '' || at.password !== '') return false
  return at.origin === base.origin && `${at.pathname}/`.startsWith(base.pathname.replace(/\/*$/, '/'))
}

/**
 * The code of the authority's error, and the number that the authority's support asks for. Empty if it is another kind
 * of error.
 */
function errorIn(text: string): string {
  const part = (name: string) =>
    new RegExp(`"${name}"\\s*:\\s*"([\\w.-]{1,80})"|<${name}>\\s*([\\w.-]{1,80})\\s*</${name}>`).exec(text)
  const [code, correlation] = [part('kode'), part('korrelasjonsid')]
  return [code, correlation].map((found) => (found ? ` ${found[1] ?? found[2] ?? ''}` : '')).join('')
}

const PreviewAnswer = z.object({ url: z.string().min(1).max(2000) })

const Count = z.int().min(0).nullish()
const Property = z.object({
  sergEiendomsidentifikator: z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String),
  kommunenr: z.string(),
  gaardsnr: Count,
  bruksnr: Count,
  festenr: Count,
  seksjonsnr: Count,
  /** The municipality's number and the property's numbers, with the found part in `<em>`: `0301-<em>36/120</em>/0/0`. */
  highlight: z.string().nullish(),
})
const Street = z.object({
  adressenavn: z.string().nullish(),
  husnr: z.union([z.string(), z.number()]).nullish(),
  postnummer: z.string().nullish(),
  eiendommer: z.array(Property).nullish(),
})
const SearchAnswer = z
  .object({ eiendommer: z.array(Property).nullish(), vegadresser: z.array(Street).nullish() })
  .transform(({ eiendommer, vegadresser }): FoundProperty[] => [
    ...(eiendommer ?? []).map((each) => propertyOf(each, '', '')),
    ...(vegadresser ?? []).flatMap(({ adressenavn, husnr, postnummer, eiendommer: at }) =>
      (at ?? []).map((each) => propertyOf(each, postnummer ?? '', `${adressenavn ?? ''} ${husnr ?? ''}`.trim())),
    ),
  ])

const propertyOf = (of: z.output<typeof Property>, postcode: string, address: string): FoundProperty => ({
  registerId: of.sergEiendomsidentifikator,
  municipality: of.kommunenr,
  ...landNumbersOf((stem) => of[`${stem}nr`] ?? 0),
  postcode,
  address,
  share: /^\d{4}-(\d{9}\/\d+)$/.exec((of.highlight ?? '').replace(/<\/?em>/g, ''))?.[1] ?? '',
})
