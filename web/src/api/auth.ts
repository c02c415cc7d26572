import type { Login, LoginReply, MeReply } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';
import { storeToken } from './session.ts';

/** Who the stored token belongs to; the server is asked, the token's own word is not enough. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me'],
    queryFn: async (context) => (await apiGet<MeReply>('/auth/me', context)).user,
  });

/** Logs in and keeps the token. */
export const login = async (values: Login): Promise<void> => {
  const { access_token } = await apiPost<LoginReply>('/auth/login', values);
  storeToken(access_token);
};
