import { describe, expect, it } from 'vitest'
import { createSendingBlocks, type SendingBlock } from './sending-blocks'

const uploading: SendingBlock = { why: 'wait', isPassing: true }
const failed: SendingBlock = { why: 'decide', isPassing: false }

function form() {
  const waitsFor: (string | null)[] = []
  const ran: string[] = []
  const holds = createSendingBlocks((why) => void waitsFor.push(why))
  const press = (name: string, isSaved = true) =>
    holds.wait(async () => {
      ran.push(name)
      return isSaved
    })
  return { holds, waitsFor, ran, press }
}

describe('what holds a form', () => {
  it('is a problem only where the landlord has to decide', () => {
    const { holds } = form()
    expect([holds.isBlocked(), holds.isPassing(), holds.problems()]).toEqual([false, false, {}])
    expect(holds.put('documents', uploading)).toBe(true)
    expect(holds.put('documents', { ...uploading })).toBe(false)
    expect([holds.isBlocked(), holds.isPassing(), holds.problems()]).toEqual([true, true, {}])
    holds.put('documents', failed)
    expect([holds.isBlocked(), holds.isPassing(), holds.problems()]).toEqual([true, false, { documents: 'decide' }])
    expect(holds.put('documents', null)).toBe(true)
    expect(holds.isBlocked()).toBe(false)
  })

  it('is waited for by a press, which then runs once', async () => {
    const { holds, waitsFor, ran, press } = form()
    holds.put('documents', uploading)
    holds.put('paper', uploading)
    const saved = press('save')
    holds.runWaiting()
    holds.put('documents', null)
    holds.runWaiting()
    expect([waitsFor, ran]).toEqual([['wait'], []])
    holds.put('paper', null)
    holds.runWaiting()
    holds.runWaiting()
    expect(await saved).toBe(true)
    expect([waitsFor, ran]).toEqual([['wait', null], ['save']])
  })

  it('lets the press go on when it fails, so that it is told; nothing is saved behind the landlord’s back', async () => {
    const { holds, ran, press } = form()
    holds.put('documents', uploading)
    const saved = press('save', false)
    holds.put('documents', failed)
    holds.runWaiting()
    expect([await saved, ran, holds.problems()]).toEqual([false, ['save'], { documents: 'decide' }])
  })

  it('is waited for by the last press alone, and by none that was called off', async () => {
    const { holds, waitsFor, ran, press } = form()
    holds.put('documents', uploading)
    const [first, second] = [press('save'), press('archive')]
    expect(await first).toBe(false)
    holds.put('documents', null)
    holds.runWaiting()
    expect([await second, ran]).toEqual([true, ['archive']])
    holds.put('documents', uploading)
    const third = press('save')
    holds.cancelWaiting()
    holds.put('documents', null)
    holds.runWaiting()
    expect([await third, ran, waitsFor.at(-1)]).toEqual([false, ['archive'], null])
  })
})
