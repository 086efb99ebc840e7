import { Button } from '@mantine/core'
import { Copy } from 'lucide-react'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { uiWords } from '../../../base/ui/words/words'
import type { SignicatInfo } from '../../../lease/contract/model-signing'
import { bandWords } from '../../../lease/contract-overview/words-band'

/** Copies the link of whoever has not signed; of several it is asked whose. */
export function CopyLinks({ info }: { readonly info: SignicatInfo }) {
  const t = useWords(bandWords)
  const ui = useWords(uiWords)
  const waiting = info.tenants.flatMap(({ name, link }, place) => (link === null ? [] : [{ name, link, place }]))
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(ui('copied'))
    } catch {
      toast.error(ui('notCopied'))
    }
  }
  const [first] = waiting
  const icon = <Copy size={18} aria-hidden />
  if (first === undefined) return null
  if (waiting.length > 1)
    return (
      <MenuButton
        variant="default"
        label={t('copyLink')}
        icon={icon}
        choices={waiting.map(({ name, link, place }) => ({
          key: String(place),
          label: name,
          onClick: () => void copy(link),
        }))}
      />
    )
  return (
    <Button variant="default" leftSection={icon} onClick={() => void copy(first.link)}>
      {t('copyLink')}
    </Button>
  )
}
