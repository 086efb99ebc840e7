import { ActionIcon, Anchor, Button } from '@mantine/core'
import { Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { Badge, type BadgeKind } from '../../../base/ui/page/badge'
import { CopyButton } from '../../../base/ui/page/copy-button'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { LinkButton, RouteLink } from '../../../base/ui/page/link'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { Notice } from '../../../base/ui/page/notice'
import { AddButton, Panel } from '../../../base/ui/page/page'
import { useWords } from '../../../base/ui/words/use-words'
import { menuChoices } from './menu-choices'
import { galleryWords } from './words'

const variants = [
  { name: 'primary', props: {} },
  { name: 'secondary', props: { variant: 'default' } },
  { name: 'subtle', props: { variant: 'subtle' } },
  { name: 'danger', props: { color: 'red' } },
  { name: 'dangerOutline', props: { variant: 'outline', color: 'red' } },
] as const

/** A new badge without a word here doesn't compile. */
const badges = {
  expense: 'expense',
  income: 'income',
  contract: 'contract',
  depreciation: 'depreciation',
  archived: 'archived',
  error: 'overdue',
} as const satisfies Record<BadgeKind, string>

export function ButtonSections() {
  const t = useWords(galleryWords)
  return (
    <>
      <Panel title={t('buttons')} action={<AddButton onClick={() => {}}>{t('add')}</AddButton>}>
        <div className="gallery-states">
          {variants.map(({ name, props }) => (
            <div key={name} className="ui-buttons ui-buttons-start">
              <Button {...props}>{t(name)}</Button>
              <Button {...props} loading>
                {t('inState', { label: t(name), state: t('pending') })}
              </Button>
              <Button {...props} disabled>
                {t('inState', { label: t(name), state: t('disabled') })}
              </Button>
              <Button {...props} size="compact-sm" leftSection={<Download size={16} aria-hidden />}>
                {t('inState', { label: t(name), state: t('small') })}
              </Button>
            </div>
          ))}
          <div className="ui-buttons ui-buttons-start">
            <AddButton href="/">{t('add')}</AddButton>
            <LinkButton href="/" variant="default">
              {t('linkButton')}
            </LinkButton>
            <MenuButton label={t('menu')} choices={menuChoices(t)} />
            <MenuButton label={t('menuSecondary')} choices={menuChoices(t)} variant="default" />
            {(['default', 'subtle'] as const).map((variant) => (
              <MenuButton
                key={variant}
                iconOnly
                icon={<EllipsisVertical size={18} aria-hidden />}
                label={t('inState', { label: t('menuSecondary'), state: variant })}
                choices={menuChoices(t)}
                variant={variant}
              />
            ))}
            <Button fullWidth variant="default">
              {t('fullWidth')}
            </Button>
          </div>
          <div className="ui-buttons ui-buttons-start">
            <CopyButton text="NO9386011117947" what={t('iban')} />
            <ActionIcon aria-label={t('remove')}>
              <Trash2 size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t('removeDisabled')} disabled>
              <Trash2 size={18} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      </Panel>
      <Panel title={t('texts')} flush>
        <div className="ui-panel-body gallery-lines">
          <p>
            {t('paragraph')} <RouteLink href="/">{t('link')}</RouteLink>, <Anchor href="#/">{t('otherLink')}</Anchor>.
          </p>
          <p className="ui-fine">{t('fine')}</p>
          <ErrorLine error={t('problem')} />
          <p className="ui-figures">1 234,50</p>
          <p>
            {Object.entries(badges).map(([kind, word]) => (
              <span key={kind}>
                <Badge kind={kind as BadgeKind}>{t(word)}</Badge>{' '}
              </span>
            ))}
          </p>
        </div>
      </Panel>
      <Panel title={t('notices')} flush>
        <Notice>{t('paragraph')}</Notice>
        <Notice kind="warning">{t('paragraph')}</Notice>
        <Notice label={t('noticeNamed')} action={<RouteLink href="/">{t('link')}</RouteLink>}>
          {t('paragraph')}
        </Notice>
        <Notice
          kind="warning"
          label={t('warningNamed')}
          action={
            <Button size="compact-sm" variant="default">
              {t('add')}
            </Button>
          }
        >
          {t('paragraph')} <RouteLink href="/">{t('link')}</RouteLink>
        </Notice>
      </Panel>
    </>
  )
}
