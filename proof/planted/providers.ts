import { one, type Planted } from './edit'

/** Defects that let a provider's failure stop the landlord or the bookkeeping. */
export const providerDefects: readonly Planted[] = [
  one(
    'a provider sends people anywhere',
    ['src/app/server/provider-pages', 'nobody is sent elsewhere'],
    'base/provider pageOf',
    'if (isPageOf(address, pages)) return address',
    'if (isPageOf(address, pages) || true) return address',
  ),
  one(
    'what a provider declines ends the session',
    ['provider-faults', '401'],
    'base/provider reasons',
    "refused: 'providerError'",
    "refused: 'unauthorized'",
  ),
  one(
    'a longer answer than agreed is read on',
    ['provider-faults', 'an answer of 10 MB'],
    'base/provider readAtMost',
    "if (size > maxBytes) throw new ProviderFailure('unreadable', `${name}: an answer of over ${maxBytes} bytes`)",
    'if (size > maxBytes) await new Promise((later) => setTimeout(later, 15_000))',
  ),
]
