import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@reelists/contract';

export default {
  rest: {
    prefix: '/api',
    defaultLimit: DEFAULT_PAGE_SIZE,
    maxLimit: MAX_PAGE_SIZE,
  },
};
