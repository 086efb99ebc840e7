import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import type { Day } from '../../../base/kit/day'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { LoadingDialog } from '../../../base/ui/dialog/loading-dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { ComboboxField } from '../../../base/ui/field/combobox-field'
import { CountryField } from '../../../base/ui/field/country-field'
import { DateField } from '../../../base/ui/field/date-field'
import { SelectField } from '../../../base/ui/field/select-field'
import { ShareField } from '../../../base/ui/field/share-field'
import { YesNoField } from '../../../base/ui/field/yes-no-field'
import { Stepper } from '../../../base/ui/form/stepper'
import { ListHead } from '../../../base/ui/list/list-head'
import { EmailText } from '../../../base/ui/page/email-text'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { ErrorState } from '../../../base/ui/page/error-state'
import { RouteLink } from '../../../base/ui/page/link'
import { Loading } from '../../../base/ui/page/loading'
import { MenuButton } from '../../../base/ui/page/menu-button'
import { NotFound } from '../../../base/ui/page/not-found'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { NarrowPage, PageHeader, Panel, SkipLink } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { LanguageSwitch, SchemeButton } from '../../../base/ui/page/switches'
import { type Toast, ToastRegion } from '../../../base/ui/page/toast-region'
import { CallError } from '../../../base/ui/query/call-request'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../../../landlord/house/calls'
import { ButtonSections } from './ButtonSections'
import { ChangedElsewhere, ChangedMeanwhileState } from './ChangedState'
import { InputSections } from './FieldSections'
import { StatefulField, FieldStates } from './FieldStates'
import { FileSection, FormWithSidePane } from './FileSection'
import { FormInDialog, FormsOnPage } from './FormStates'
import { ListSections } from './ListSections'
import { menuChoices } from './menu-choices'
import { galleryWords } from './words'

const network = new CallError('network')
const refetch = () => {}
/** Milliseconds that a message stays, longer than anybody looks at the page. */
const durationMs = 3_600_000

function StateSections() {
  const t = useWords(galleryWords)
  const toasts: readonly Toast[] = [
    { id: 1, kind: 'success', text: t('saved'), durationMs },
    { id: 2, kind: 'error', text: t('problem'), durationMs },
    { id: 3, kind: 'success', text: t('saved'), durationMs, undo: { run: () => {} } },
  ]
  const steps = [
    { key: 'house', name: t('stepHouse'), link: { href: '/', state: {} } },
    { key: 'tenant', name: t('stepTenant') },
    { key: 'terms', name: t('stepTerms') },
  ]
  const unmarked = [
    { key: 'house', name: t('stepHouse'), mark: '' },
    { key: 'tenant', name: t('stepTenant') },
  ]
  return (
    <>
      <Panel title={t('states')}>
        <div className="gallery-states">
          <Loading height={80} />
          <Loading height={80} label={t('loadingNamed')} />
          <EmptyState title={t('emptyTitle')} />
          <ErrorState error={network} title={t('failedNamed')} />
          <QueryGate query={{ data: undefined, error: null, refetch }}>{() => null}</QueryGate>
          <QueryGate query={{ data: undefined, error: network, refetch }}>{() => null}</QueryGate>
          <QueryGate query={{ data: t('paragraph'), error: null, refetch }}>{(text) => <p>{text}</p>}</QueryGate>
          <OpenedGate query={{ data: { etag: '', text: t('paragraph') }, error: null, refetch, isFetching: false }}>
            {({ text }) => <p>{text}</p>}
          </OpenedGate>
        </div>
      </Panel>
      <Panel title={t('steps')}>
        <Stepper label={t('steps')} steps={steps} current="tenant" />
        <Stepper label={t('stepsUnmarked')} steps={unmarked} current="house" />
      </Panel>
      <Panel title={t('toasts')}>
        <div className="gallery-lines" role="status">
          <ToastRegion toasts={toasts} onDismiss={() => undefined} />
        </div>
      </Panel>
    </>
  )
}

function Pressed({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => frame.current?.querySelector('button')?.click())
    return () => clearTimeout(timer)
  }, [])
  return <div ref={frame}>{children}</div>
}

function MenuOpen() {
  const t = useWords(galleryWords)
  return (
    <Pressed>
      <MenuButton label={t('menu')} choices={menuChoices(t)} />
    </Pressed>
  )
}

function CalendarOpen() {
  const t = useWords(galleryWords)
  return (
    <Pressed>
      <StatefulField start="2026-02-10" of={{ id: 'day', name: 'day', label: t('day') }}>
        {(field) => <DateField {...field} min={'2026-02-03' as Day} max={'2026-03-20' as Day} />}
      </StatefulField>
    </Pressed>
  )
}

function WholePages() {
  const t = useWords(galleryWords)
  useEffect(() => document.querySelector<HTMLElement>('.ui-skip')?.focus(), [])
  return (
    <>
      <NarrowPage title={t('dialogTitle')}>
        <p>{t('paragraph')}</p>
        <p>
          <EmailText address="kari.nordmann@husbok.example" />
        </p>
      </NarrowPage>
      <NotFound homeHref="/" />
    </>
  )
}

const nothing = () => {}
const unavailable = new CallError('unavailable', 503, {}, 'req-503')

function Unloaded() {
  const t = useWords(galleryWords)
  return <LoadingDialog title={t('dialogTitle')} error={unavailable} retry={nothing} onClose={nothing} />
}

function ConfirmOpen() {
  const t = useWords(galleryWords)
  return (
    <ConfirmMutation
      title={t('confirmTitle')}
      text={
        <>
          {t('paragraph')}
          <ChangedMeanwhileState />
        </>
      }
      cancelText={t('secondary')}
      confirmText={t('dangerOutline')}
      row={houseCalls.remove}
      input={{ params: { id: '1' }, ifMatch: '' }}
      invalidates={[]}
      onCancel={nothing}
      onDone={nothing}
    />
  )
}

function ConfirmRefused() {
  const t = useWords(galleryWords)
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      text={t('paragraph')}
      opened
      onCancel={nothing}
      confirmText={t('primary')}
      onConfirm={nothing}
      busy
      error={unavailable}
    />
  )
}

function ChoiceSections() {
  const t = useWords(galleryWords)
  const options = [
    { value: 'never', label: t('never') },
    { value: 'monthly', label: t('monthly') },
  ]
  const explained = options.map((option) => ({ ...option, help: t('optionHelp') }))
  const countries = [
    { code: 'NO', name: t('norway') },
    { code: 'SE', name: t('sweden') },
  ]
  return (
    <>
      <FieldStates id="select" label={t('select')} empty="" filled="monthly">
        {(field) => <SelectField {...field} options={options} />}
      </FieldStates>
      <FieldStates id="country" label={t('country')} empty="" filled="NO">
        {(field) => <CountryField {...field} countries={countries} />}
      </FieldStates>
      <FieldStates id="combobox" label={t('combobox')} empty="" filled={t('monthly')}>
        {(field) => <ComboboxField {...field} options={options} onPick={() => {}} />}
      </FieldStates>
      <FieldStates id="choice-lines" label={t('choiceLines')} empty="" filled="monthly">
        {(field) => <ChoiceField {...field} options={explained} compact />}
      </FieldStates>
      <FieldStates id="choice" label={t('choice')} empty="" filled="monthly">
        {(field) => <ChoiceField {...field} options={explained} />}
      </FieldStates>
      <FieldStates id="yesNo" label={t('yesNo')} empty={null as boolean | null} filled={false}>
        {(field) => <YesNoField {...field} />}
      </FieldStates>
      <FieldStates id="check" label={t('check')} empty={false} filled>
        {({ required = false, ...field }) => <CheckField {...field} required={required} />}
      </FieldStates>
      <FieldStates id="share" label={t('share')} empty={0} filled={60}>
        {(field) => <ShareField {...field} />}
      </FieldStates>
    </>
  )
}

export interface OpenState {
  readonly Component: ComponentType
  /** The state is reached when an element with this role is visible. */
  readonly shows: 'alert' | 'dialog' | 'heading' | 'menu'
}

/** States that can't be next to others: they cover the page or take the focus. */
const openStates: Readonly<Record<string, OpenState>> = {
  menu: { Component: MenuOpen, shows: 'menu' },
  calendar: { Component: CalendarOpen, shows: 'dialog' },
  'dialog-failed': { Component: Unloaded, shows: 'dialog' },
  'dialog-form': { Component: FormInDialog, shows: 'dialog' },
  'dialog-side-pane': { Component: FormWithSidePane, shows: 'dialog' },
  confirm: { Component: ConfirmOpen, shows: 'dialog' },
  changed: { Component: ChangedElsewhere, shows: 'dialog' },
  'confirm-failed': { Component: ConfirmRefused, shows: 'dialog' },
  forms: { Component: FormsOnPage, shows: 'alert' },
  pages: { Component: WholePages, shows: 'heading' },
}

export function Frame() {
  return (
    <>
      <SkipLink />
      <header className="gallery-bar">
        <LanguageSwitch />
        <SchemeButton />
      </header>
      <main id="main" tabIndex={-1} className="gallery-main">
        <Outlet />
      </main>
    </>
  )
}

export function ClosedPage() {
  const t = useWords(galleryWords)
  return (
    <>
      <ListHead title={t('title')} answer={t('subtitle')} />
      <nav aria-label={t('openStates')}>
        <ul className="gallery-links">
          {Object.entries(openStates).map(([name, { shows }]) => (
            <li key={name}>
              <RouteLink href={`/${name}`} data-shows={shows}>
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <InputSections />
      <ChoiceSections />
      <FileSection />
      <ButtonSections />
      <ListSections />
      <StateSections />
    </>
  )
}

export function OpenPage() {
  const name = useLocation().pathname.slice(1)
  const Component = openStates[name]?.Component ?? NotFound
  return (
    <>
      <PageHeader title={name} />
      <Component key={name} />
    </>
  )
}
