import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { importWords } from '../words'

interface DetailsProps {
  readonly error: unknown
}

const detailOf = (error: unknown, name: string): unknown =>
  error instanceof CallError ? error.details[name] : undefined

/** The number of vouchers that the plan has a place for. */
export function FitsLine({ error }: DetailsProps) {
  const t = useWords(importWords)
  const fits = detailOf(error, 'fits')
  return typeof fits === 'number' && <p>{t('fits', { n: fits })}</p>
}

/** The parts of an export that this release doesn't know. */
export function PartsLine({ error }: DetailsProps) {
  const t = useWords(importWords)
  const parts = detailOf(error, 'parts')
  return Array.isArray(parts) && <p>{t('parts', { parts: (parts as readonly string[]).join('; ') })}</p>
}
