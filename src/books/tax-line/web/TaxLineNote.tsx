import type { Description } from '../../../base/ui/list/description-list'
import { useWords } from '../../../base/ui/words/use-words'
import type { TaxLine } from '../model'
import { taxLineWords } from '../words'

/**
 * The line of the tax return for the record that is being written, as part of another text. Nothing while it isn't
 * known.
 */
export function TaxLineNote({ line }: { readonly line: TaxLine | null }) {
  const t = useWords(taxLineWords)
  if (line === null) return null
  return (
    <>
      {t('landsOn')} <strong>{t(line)}</strong>
    </>
  )
}

/** The same as one of the facts of a voucher. */
export function useTaxLineFact(line: TaxLine | null): Description {
  const t = useWords(taxLineWords)
  return { term: t('line'), value: t(line ?? 'open') }
}
