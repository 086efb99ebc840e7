import { Agent, request } from 'node:http'

// Asks the server again and again whether it answers. It runs in its own process, so that the processor time of a load's
// callers doesn't count as waiting for the server. Started by health.ts.

const [base = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const times: number[] = []

const ask = () =>
  new Promise<void>((done, failed) => {
    const began = performance.now()
    const sent = request(`${base}/api/health`, { agent }, (answer) => {
      answer.resume().once('end', () => {
        times.push(performance.now() - began)
        done()
      })
    })
    sent.once('error', failed).end()
  })

process.on('message', () => {
  times.sort((a, b) => a - b)
  process.send!({ asked: times.length, p99: times[Math.floor(times.length * 0.99)] })
  process.exit(0)
})
process.on('disconnect', () => process.exit(1))
for (;;) {
  await ask()
  await new Promise((next) => setTimeout(next, 5))
}
