import { CheckField } from '../../../base/ui/field/check-field'
import type { FieldProps } from '../../../base/ui/field/field'
import { useWords } from '../../../base/ui/words/use-words'
import { accountWords } from '../words'
import { siteLinks } from './site-links'

export function AgreeField({ field }: { field: FieldProps<boolean> }) {
  const t = useWords(accountWords)
  const links = siteLinks()
  const link = (name: 'terms' | 'privacy') => (
    <a href={links[name]} target="_blank" rel="noreferrer">
      {t(name)}
    </a>
  )
  return (
    <CheckField
      {...field}
      required
      label={
        <>
          {t('agreeStart')} {link('terms')} {t('agreeAnd')} {link('privacy')}
        </>
      }
    />
  )
}
