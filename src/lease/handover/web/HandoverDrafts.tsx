import { Anchor } from '@mantine/core'
import { Notice } from '../../../base/ui/page/notice'
import { RouteLink } from '../../../base/ui/page/link'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Handover, HandoverKind } from '../model'
import type { HandoverDraft } from '../rules-page'
import { handoverScreenWords } from '../words'
import { useHandoverDrafts } from './use-handover-drafts'

function useDraftText() {
  const t = useWords(handoverScreenWords)
  return ({ of, waiting }: HandoverDraft<Handover>) => {
    const kind = typeof of === 'string' ? of : of.kind
    const begun = t(kind === 'in' ? 'draftIn' : 'draftOut')
    return waiting === 0 ? begun : `${begun} ${t('draftPhotos', { count: waiting })}`
  }
}

interface HandoverDraftsProps {
  readonly drafts: readonly HandoverDraft<Handover>[]
  readonly onContinue: (of: Handover | HandoverKind) => void
}

/** The handovers that were begun and not saved, each with the way back to it. */
export function HandoverDrafts({ drafts, onContinue }: HandoverDraftsProps) {
  const t = useWords(handoverScreenWords)
  const textOf = useDraftText()
  return drafts.map((draft) => {
    const text = textOf(draft)
    return (
      <Notice
        key={text}
        kind="warning"
        label={text}
        action={
          <Anchor component="button" type="button" inherit onClick={() => onContinue(draft.of)}>
            {t('draftGo')}
          </Anchor>
        }
      >
        {text}
      </Notice>
    )
  })
}

interface HandoverDraftNoteProps {
  readonly contract: number
  readonly list: readonly Handover[]
}

/** Says on the page of the contract that a handover was begun and not saved. */
export function HandoverDraftNote({ contract, list }: HandoverDraftNoteProps) {
  const t = useWords(handoverScreenWords)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const drafts = useHandoverDrafts(profile?.id, contract, list)
  const textOf = useDraftText()
  return drafts.map((draft) => {
    const text = textOf(draft)
    return (
      <Notice
        key={text}
        kind="warning"
        label={text}
        action={<RouteLink href={`/home/contract/${contract}/handover`}>{t('draftGo')}</RouteLink>}
      >
        {text}
      </Notice>
    )
  })
}
