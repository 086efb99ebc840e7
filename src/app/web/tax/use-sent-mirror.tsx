import { formatKr, ore } from '../../../base/kit/money'
import { listNames } from '../../../base/kit/full-name'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { canSendTaxReturn } from '../../../landlord/account/web/site-links'
import type { HouseTax } from '../../../year/tax/model'
import { changedLines } from '../../../year/tax/rules-mirror'
import { useLineNames } from '../../../year/tax/web/TaxLineRows'
import type { TaxTableProps } from '../../../year/tax/web/TaxTable'
import { taxTableWords } from '../../../year/tax/words-table'

/**
 * For the tax table: the sent figures of the lines that have changed since, and a notice that links
 * to sending.
 */
export function useSentMirror(
  figures: readonly HouseTax[],
  sent: readonly HouseTax[],
  sendHref: string,
): Pick<TaxTableProps, 'sentColumn' | 'lead'> {
  const t = useWords(taxTableWords)
  const [language] = useLanguage()
  const nameOf = useLineNames(figures)
  const changed = changedLines(figures, sent)
  if (changed.length === 0) return {}
  const says = changed.map(({ line, sent: before, now }) => {
    const more = now > before ? '+' : ''
    return `${nameOf(line)} ${more}${formatKr(ore(now - before), 'needed')}`
  })
  return {
    sentColumn: {
      head: t('sent'),
      rows: new Map(changed.map(({ line, by, sent: sum }) => [line, { by, sum }])),
      net: null,
      netShare: null,
      isMarked: true,
    },
    lead: (
      <Notice action={canSendTaxReturn() && <RouteLink href={sendHref}>{t('sendChange')}</RouteLink>}>
        {t('differs', { count: changed.length, lines: listNames(says, language) })}
      </Notice>
    ),
  }
}
