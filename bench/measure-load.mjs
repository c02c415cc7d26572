// @ts-check
import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { run } from '../scripts/run.mjs';

const SECONDS = 3;
const CONNECTIONS = 32;

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** What loads the servers, for the head of the report. */
export const LOADER = `${hasWrk ? 'wrk' : 'a Node client'}, ${CONNECTIONS} connections, ${SECONDS} s`;

/**
 * Requests per second one address answers under load.
 *
 * @param {string} url
 * @returns {Promise<number>}
 * @throws when any answer is not 200
 */
export const measureLoad = async (url) => {
  await checkAnswer(url);
  return hasWrk ? withWrk(url) : withNode(url);
};

/**
 * Time to the first byte, one request at a time on a connection that is open already.
 *
 * @param {string} url
 * @param {number} [count]
 * @returns {Promise<number>} the median in milliseconds
 */
export const measureFirstByte = async (url, count = 300) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < count; index += 1) times.push(await firstByte(url, agent));
  agent.destroy();
  return median(times.slice(count / 10));
};

/** @param {number[]} values */
export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
};

const HEADERS = { 'accept-encoding': 'br, gzip' };

/** @param {string} url */
const checkAnswer = async (url) => {
  const response = await fetch(url, { headers: HEADERS });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
};

/** @param {string} url */
const withWrk = async (url) => {
  const output = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '-H',
    `Accept-Encoding: ${HEADERS['accept-encoding']}`,
    url,
  ]);
  if (/Non-2xx/.test(output)) throw new Error(`${url} fails under load:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
};

/** @param {string} url */
const withNode = async (url) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await firstByte(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return answers / SECONDS;
};

/**
 * @param {string} url
 * @param {http.Agent} agent
 * @returns {Promise<number>} milliseconds
 */
const firstByte = (url, agent) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.get(url, { agent, headers: HEADERS }, (response) => {
      const time = performance.now() - startedAt;
      response.resume();
      response.on('end', () => resolve(time));
    });
    request.on('error', reject);
  });
