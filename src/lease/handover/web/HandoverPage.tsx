import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { downloadFile } from '../../../base/ui/file/file-url'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { LinkButton } from '../../../base/ui/page/link'
import { NotFound } from '../../../base/ui/page/not-found'
import { PageHeader, Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { isMissing } from '../../../base/ui/query/call-request'
import { fetchEndpoint, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { existingContractCalls } from '../../contract/calls-existing'
import type { ContractDetail } from '../../contract/model'
import { isSigningUnderWay, shownSigningState } from '../../contract/rules-signing-state'
import { usePaperRun } from '../../document/web/use-paper'
import { tenantsOf } from '../../party/rules'
import { pollIntervalMs } from '../../signing/rules-panel'
import { PaperSigningPart } from '../../signing/web/PaperSigningPart'
import { SignerMismatches } from '../../signing/web/SignerMismatches'
import { fullName, listNames } from '../../../base/kit/full-name'
import { handoverCalls } from '../calls'
import type { Handover, HandoverDifference, HandoverItem, HandoverKind } from '../model'
import { handoverValues } from '../model-values'
import { isHandoverEmpty, unseenItems } from '../rules'
import { drawingProgress, handoverWays } from '../rules-page'
import { proposedHandover, proposedMovingOut } from '../rules-proposal'
import { handoverScreenWords } from '../words'
import { HandoverDrafts } from './HandoverDrafts'
import { HandoverEditor } from './HandoverEditor'
import { SignaturePad } from './SignaturePad'
import { SignOnPaper } from './SignOnPaper'
import { useHandoverDrafts } from './use-handover-drafts'

/** The handover that is being written: a stored one, or the kind of a new one. */
type Edited = Handover | HandoverKind

function Differences({ list, isWhole }: { readonly list: readonly HandoverDifference[]; readonly isWhole: boolean }) {
  const t = useWords(handoverScreenWords)
  const state = (of: Pick<HandoverItem, 'state' | 'remark'> | null) => {
    if (of === null) return t('notRecorded')
    if (of.state === null) return t('unseen')
    return of.state === 'ok' ? t('ok') : of.remark || t('remark')
  }
  const value = (of: number | null) => (of === null ? t('notRecorded') : String(of).replace('.', ','))
  const lineOf = (one: HandoverDifference) =>
    one.kind === 'item'
      ? { what: `${one.room}, ${one.item}`, before: state(one.in), after: state(one.out) }
      : { what: one.kind === 'meter' ? one.meter : one.name, before: value(one.in), after: value(one.out) }
  if (list.length === 0) return <p>{t(isWhole ? 'noDifferences' : 'noDifferencesSeen')}</p>
  return (
    <>
      <h3>{t('differences')}</h3>
      <ul>
        {list.map((one) => {
          const text = t('difference', lineOf(one))
          return <li key={text}>{text}</li>
        })}
      </ul>
    </>
  )
}

/** Asks for the missing signatures one after the other: each tenant, and the landlord last. */
function SignOnScreen({ handover, tenants }: { readonly handover: Handover; readonly tenants: readonly string[] }) {
  const t = useWords(handoverScreenWords)
  const errorText = useErrorText()
  const sign = useEndpointMutation(handoverCalls.sign, { invalidates: [handoverCalls.list] })
  const params = { id: String(handover.contractId), handoverId: String(handover.id) }
  const drawn = handover.signatures.filter(({ role }) => role === 'tenant').map(({ name }) => name)
  const next = tenants.findIndex((name) => !drawn.includes(name))
  const save = async (svg: string) => {
    try {
      const { signed_by } = await sign.mutateAsync({
        params,
        body: next === -1 ? { role: 'landlord', svg } : { role: 'tenant', tenant: next + 1, svg },
      })
      if (signed_by !== null) toast.success(t('signed'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <>
      <p>{t('signNote')}</p>
      {drawn.map((name) => (
        <p key={name}>{t('hasDrawn', { name })}</p>
      ))}
      <SignaturePad
        key={next}
        label={next === -1 ? t('drawLandlord') : t('drawTenant', { name: tenants[next]! })}
        busy={sign.isPending}
        onSave={(svg) => void save(svg)}
      />
    </>
  )
}

/** Why a handover can't be signed today. Null: it can. */
function useNotYet(handover: Handover): string | null {
  const t = useWords(handoverScreenWords)
  if (handover.date > today()) return t('signFrom', { day: dmy(handover.date) })
  return isHandoverEmpty(handover) ? t('signEmpty') : null
}

interface SignButtonsProps {
  readonly isDrawing: boolean
  readonly onSign: (how: 'screen' | 'paper') => void
}

function SignButtons({ isDrawing, onSign }: SignButtonsProps) {
  const t = useWords(handoverScreenWords)
  return (
    <>
      <Button variant="default" onClick={() => onSign('paper')}>
        {t('signPaper')}
      </Button>
      {!isDrawing && <Button onClick={() => onSign('screen')}>{t('sign')}</Button>}
    </>
  )
}

/** Tells how far the signing has come, why it can't be done today, and how many items weren't seen. */
function StatusLines({ handover, tenants }: { readonly handover: Handover; readonly tenants: readonly string[] }) {
  const t = useWords(handoverScreenWords)
  const [language] = useLanguage()
  const notYet = useNotYet(handover)
  const { signed_by, signed_on, signicatInfo } = handover
  const isUnderWay = isSigningUnderWay(shownSigningState(signicatInfo))
  const unseen = unseenItems(handover.rooms)
  const progress = drawingProgress(handover, tenants)
  const notSigned =
    progress === null
      ? t('unsigned')
      : t('partlyDrawn', {
          names: listNames(progress.drawn, language),
          missing: listNames([...progress.missing, ...(progress.isLandlordMissing ? [t('you')] : [])], language),
        })
  return (
    <>
      {!isUnderWay && (
        <p>{signed_by === null || signed_on === null ? notSigned : t(signed_by, { day: dmy(signed_on) })}</p>
      )}
      {signed_by === null && !isUnderWay && notYet !== null && <p>{notYet}</p>}
      {signed_by === null && unseen > 0 && <p>{t('unseenCount', { count: unseen })}</p>}
    </>
  )
}

interface CardProps {
  readonly contract: ContractDetail
  readonly handover: Handover
  readonly tenants: readonly string[]
  /** True if this handover can be sent to be signed with BankID. */
  readonly isSendable: boolean
  readonly onChange: () => void
}

const invalidates = [handoverCalls.list]

function HandoverCard({ contract, handover, tenants, isSendable, onChange }: CardProps) {
  const t = useWords(handoverScreenWords)
  const [signing, setSigning] = useState<'screen' | 'paper' | null>(null)
  const { viewer, open } = useFileViewer(handover.documents)
  const { busy, run } = usePaperRun<'pdf'>()
  const { kind, date, signed_by, signicatInfo: info, differences } = handover
  const isUnderWay = isSigningUnderWay(shownSigningState(info))
  const isOpen = signed_by === null && !isUnderWay
  const maySign = useNotYet(handover) === null && isOpen
  const title = t(kind, { day: dmy(date) })
  const save = () =>
    run('pdf', async () => {
      const params = { id: String(handover.contractId), handoverId: String(handover.id) }
      const { url } = await fetchEndpoint(handoverCalls.paper, { params, query: {} }, { staleTime: 0 })
      await downloadFile(url, `${title}.pdf`)
    })
  return (
    <Panel title={title}>
      <div className="handover-card">
        <StatusLines handover={handover} tenants={tenants} />
        {differences !== null && <Differences list={differences} isWhole={unseenItems(handover.rooms) === 0} />}
        <div className="ui-buttons ui-buttons-start">
          <Button variant="default" loading={busy === 'pdf'} onClick={() => void save()}>
            {t('pdf')}
          </Button>
          {handover.documents.map((file, at) => (
            <Button key={file.url} variant="default" onClick={() => open(at)}>
              {t('signedPaper')}
            </Button>
          ))}
          {isOpen && (
            <Button variant="default" onClick={onChange}>
              {t('change')}
            </Button>
          )}
          {maySign && <SignButtons isDrawing={signing === 'screen'} onSign={setSigning} />}
        </div>
        {maySign && signing === 'screen' && <SignOnScreen handover={handover} tenants={tenants} />}
        {signed_by !== null && info && <SignerMismatches info={info} />}
        {((maySign && isSendable) || (signed_by === null && isUnderWay)) && (
          <PaperSigningPart
            contract={contract}
            paper="handover"
            handover={handover.id}
            info={info}
            invalidates={invalidates}
          />
        )}
        {viewer}
        {signing === 'paper' && <SignOnPaper handover={handover} onClose={() => setSigning(null)} />}
      </div>
    </Panel>
  )
}

/** Reads the handovers again while one of them is being signed with BankID. */
function usePollHandovers(contract: number, list: readonly Handover[]): void {
  const sent = list.find(({ signicatInfo }) => isSigningUnderWay(shownSigningState(signicatInfo)))
  const pause = pollIntervalMs(sent?.signicatInfo ?? null)
  useEndpointQuery(
    handoverCalls.list,
    { params: { id: String(contract) } },
    { enabled: sent !== undefined, refetchInterval: pause, staleTime: pause },
  )
}

interface ShownProps {
  readonly account: number
  readonly contract: ContractDetail
  readonly list: readonly Handover[]
}

function Handovers({ account, contract, list }: ShownProps) {
  const t = useWords(handoverScreenWords)
  const [language] = useLanguage()
  const [edited, setEdited] = useState<Edited | null>(null)
  const before = list.findLast(({ kind }) => kind === 'in')
  const isSent = list.some(({ signicatInfo }) => isSigningUnderWay(shownSigningState(signicatInfo)))
  const drafts = useHandoverDrafts(account, contract.id, list)
  usePollHandovers(contract.id, list)
  const valuesOf = (of: Edited) => {
    if (typeof of !== 'string') return handoverValues({ kind: of.kind, date: of.date, content: of })
    const content = of === 'out' && before ? proposedMovingOut(before) : proposedHandover(contract, language)
    return handoverValues({ kind: of, date: today(), content })
  }
  if (edited !== null)
    return (
      <>
        <PageHeader title={t((typeof edited === 'string' ? edited : edited.kind) === 'in' ? 'titleIn' : 'titleOut')} />
        <HandoverEditor
          contract={contract.id}
          leaseFrom={contract.start_date}
          account={account}
          handover={typeof edited === 'string' ? null : edited}
          initial={valuesOf(edited)}
          onLeave={() => setEdited(null)}
        />
      </>
    )
  const tenants = tenantsOf(contract).map(fullName)
  const isErased = contract.tenant_erased_at !== null
  const ways = handoverWays(list)
  const write = !isErased && ways.offered.length > 0 && (
    <div className={list.length === 0 ? 'ui-buttons ui-buttons-center' : 'ui-buttons ui-buttons-start'}>
      {ways.offered.map((kind) => (
        <Button key={kind} variant={kind === ways.next ? 'filled' : 'default'} onClick={() => setEdited(kind)}>
          {t(kind === 'in' ? 'newIn' : 'newOut')}
        </Button>
      ))}
    </div>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        sub={t('sub')}
        action={
          <LinkButton href={`/home/contract/${contract.id}`} variant="outline">
            {t('back')}
          </LinkButton>
        }
      />
      <div className="handover-list">
        {!isErased && <HandoverDrafts drafts={drafts} onContinue={setEdited} />}
        {list.length === 0 && <EmptyState title={t(isErased ? 'erased' : 'none')} action={write} />}
        {list.map((handover) => (
          <HandoverCard
            key={handover.id}
            contract={contract}
            handover={handover}
            tenants={tenants}
            isSendable={!isSent && !isErased}
            onChange={() => setEdited(handover)}
          />
        ))}
        {list.length > 0 && write}
      </div>
    </>
  )
}

/** Shows the handovers of a contract and their differences. They are written and signed here. */
export default function HandoverPage() {
  const t = useWords(handoverScreenWords)
  const { slug = '' }: { slug?: string } = useParams({ strict: false })
  const params = { params: { id: slug } }
  const contract = useEndpointQuery(existingContractCalls.read, params, { keepPreviousData: false })
  const list = useEndpointQuery(handoverCalls.list, params, { keepPreviousData: false })
  const profile = useEndpointQuery(accountCalls.profile, {})
  if (isMissing(contract.error) || isMissing(list.error)) return <NotFound homeHref="/home/contract" />
  return (
    <>
      {(contract.error ?? list.error) !== null && <PageHeader title={t('title')} />}
      <QueryGate query={contract}>
        {(found) => (
          <QueryGate query={list}>
            {(handovers) => (
              <QueryGate query={profile}>
                {({ id }) => <Handovers account={id} contract={found} list={handovers} />}
              </QueryGate>
            )}
          </QueryGate>
        )}
      </QueryGate>
    </>
  )
}
